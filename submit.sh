#!/usr/bin/env bash
#
# The way in: runs a command of this project through spark-submit, from any folder.
#
#   ./submit.sh [OPTION ...] COMMAND [ARGUMENT ...]        ./submit.sh --help
#
# Builds what is missing or older than the sources, finds a JDK and a Spark, and hands over. In the
# order of this file: what was asked for, JDK, build, Spark, start.

set -euo pipefail

readonly OLDEST_JDK=17 NEWEST_JDK=25 VECTOR_JDK=21 UNSAFE_JDK=24 # Spark 4.2 is tested on 17 to 25
readonly USAGE_ERROR=2 SPARK_ERROR=6 ENVIRONMENT_ERROR=7
readonly MAIN_CLASS=org.nqueens.cli.Main
readonly VECTOR_CLASS=META-INF/versions/21/org/nqueens/kernel/vector/VectorKernel.class

usage() {
  cat <<'EOF'
Usage: ./submit.sh [OPTION ...] COMMAND [ARGUMENT ...]

Builds the project if needed and runs a command of it through spark-submit.

Options, before the command:
  --ui         keep Spark's web UI on in local mode
  --verbose    say on standard error which JDK, Spark and command line are used
  --help       this text
  Any other option goes to spark-submit unchanged: --master URL (default: local[*]),
  --deploy-mode MODE, --conf KEY=VALUE, --executor-memory SIZE, ...

Environment:
  JAVA_HOME    the JDK to use, 17 or newer; otherwise the newest one found, up to 25
  SPARK_HOME   the Spark 4 to use; otherwise spark-submit on the PATH, otherwise one that the build
               keeps in target/spark

Exit codes: those of the command (./submit.sh help), and
  2            bad options; nothing was run
  6            Spark could not be started, such as when no master answers
  7            no suitable JDK or no Maven, or the build failed

Examples:
  ./submit.sh count 16
  ./submit.sh --master spark://host:7077 --executor-memory 2g count 22
  ./submit.sh help count
EOF
}

fail() { # CODE MESSAGE
  printf 'submit.sh: %s\n' "$2" >&2
  exit "$1"
}

say() {
  if [[ $verbose == true ]]; then printf 'submit.sh: %s\n' "$1" >&2; fi
}

project_folder() { # where this script is, also through symbolic links
  local file=$0 link
  while [[ -L $file ]]; do
    link=$(readlink "$file")
    [[ $link == /* ]] || link=$(dirname "$file")/$link
    file=$link
  done
  (cd "$(dirname "$file")" && pwd -P)
}

# ---- What was asked for ----------------------------------------------------------------------------

verbose=false ui=false master='local[*]' master_given=false deploy_mode=client
driver_options='' driver_memory=''
spark_options=() command=()

parse() {
  while (($# > 0)); do
    case $1 in
      --ui) ui=true ;;
      --verbose | -v) verbose=true ;;
      --help | -h)
        usage
        exit 0
        ;;
      --supervise | --load-spark-defaults | --version | --usage-error) spark_options+=("$1") ;;
      --*=*) take "${1%%=*}" "${1#*=}" ;;
      -*)
        (($# > 1)) || fail $USAGE_ERROR "option $1 must be followed by a value; try --help"
        take "$1" "$2"
        shift
        ;;
      *)
        command=("$@")
        break
        ;;
    esac
    shift
  done
  ((${#command[@]} > 0)) || fail $USAGE_ERROR "a command must be given, such as 'count 16'; try --help"
}

take() { # OPTION VALUE, for spark-submit
  case $1 in
    --master) master=$2 master_given=true ;;
    --deploy-mode) deploy_mode=$2 ;;
    --driver-java-options) driver_options=$2 ;;
    --driver-memory) driver_memory=$2 ;;
    --conf | -c)
      [[ $2 == *=* ]] || fail $USAGE_ERROR "--conf must be followed by KEY=VALUE, got '$2'"
      case $2 in
        spark.master=*) master=${2#*=} master_given=true ;;
        spark.submit.deployMode=*) deploy_mode=${2#*=} ;;
        spark.driver.memory=*) driver_memory=${2#*=} ;;
        spark.driver.extraJavaOptions=*) driver_options=${2#*=} ;;
        *) spark_options+=(--conf "$2") ;;
      esac
      ;;
    *) spark_options+=("$1" "$2") ;;
  esac
}

# ---- JDK -------------------------------------------------------------------------------------------

jdk_version() { # HOME; prints the feature version, nothing if there is no Java
  local version=''
  [[ -x $1/bin/java ]] || return 0
  if [[ -r $1/release ]]; then
    version=$(sed -n 's/^JAVA_VERSION="\{0,1\}\([0-9.]*\).*/\1/p' "$1/release")
  fi
  if [[ -z $version ]]; then
    version=$("$1/bin/java" -version 2>&1 | sed -n 's/.*version "\([0-9.]*\).*/\1/p' | head -n 1)
  fi
  version=${version#1.}
  printf '%s' "${version%%.*}"
}

jdk_candidates() { # folders that may hold a JDK, one a line
  local java
  if java=$(command -v java); then
    while [[ -L $java ]]; do
      local link
      link=$(readlink "$java")
      [[ $link == /* ]] || link=$(dirname "$java")/$link
      java=$link
    done
    (cd "$(dirname "$java")/.." && pwd -P)
  fi
  local home
  for home in /usr/lib/jvm/* /Library/Java/JavaVirtualMachines/*/Contents/Home \
    "${HOME:-/}"/.sdkman/candidates/java/* "${HOME:-/}"/.jdks/* /opt/java/* /opt/jdk*; do
    [[ -x $home/bin/java && ! -L $home ]] && printf '%s\n' "$home"
  done
  return 0
}

find_jdk() { # sets java_home and java_version
  local home version best=0
  java_home=
  if [[ -n ${JAVA_HOME:-} ]]; then
    java_version=$(jdk_version "$JAVA_HOME")
    [[ -n $java_version ]] ||
      fail $ENVIRONMENT_ERROR "JAVA_HOME must be a JDK, got '$JAVA_HOME', which has no bin/java"
    ((java_version >= OLDEST_JDK)) ||
      fail $ENVIRONMENT_ERROR \
        "JAVA_HOME must be JDK $OLDEST_JDK or newer, got JDK $java_version; set it to another or unset it"
    java_home=$JAVA_HOME
    return
  fi
  while IFS= read -r home; do
    version=$(jdk_version "$home")
    [[ -n $version ]] || continue
    if ((version <= NEWEST_JDK && version > best)); then
      best=$version
      java_home=$home
    fi
  done < <(jdk_candidates)
  ((best >= OLDEST_JDK)) ||
    fail $ENVIRONMENT_ERROR \
      "a JDK from $OLDEST_JDK to $NEWEST_JDK is needed, found ${java_home:-none}; install one or set JAVA_HOME"
  java_version=$best
}

# ---- Build -----------------------------------------------------------------------------------------

up_to_date() { # whether the jar has all that the sources and the JDK allow
  [[ -n $jar && -d $root/target/spark/jars ]] || return 1
  [[ -z $(find "$root/pom.xml" "$root/.mvn" "$root/src/main" -newer "$jar" -print 2>/dev/null | head -n 1) ]] ||
    return 1
  [[ $java_version -lt $VECTOR_JDK ]] ||
    grep -qaF "$VECTOR_CLASS" "$jar"
}

find_jar() {
  local file
  jar=
  for file in "$root"/target/nqueens-spark-*.jar; do
    if [[ -f $file ]]; then jar=$file; fi
  done
}

build() {
  find_jar
  if up_to_date; then return; fi
  mkdir -p "$root/target"
  if command -v flock >/dev/null; then # two first runs at once: the second waits and finds the jar
    exec 9>"$root/target/.build-lock"
    flock 9
    find_jar
    if up_to_date; then
      exec 9>&-
      return
    fi
  fi
  command -v mvn >/dev/null ||
    fail $ENVIRONMENT_ERROR "Maven is needed to build the project, found no mvn on the PATH; install Maven"
  [[ -x $java_home/bin/javac ]] ||
    fail $ENVIRONMENT_ERROR "a JDK is needed to build the project, $java_home has no javac; install one"
  printf 'submit.sh: building with JDK %s, once; the first time Maven downloads Spark (about 220 MB)\n' \
    "$java_version" >&2
  local log=$root/target/build.log
  if ! (cd "$root" && JAVA_HOME=$java_home mvn -B -Dmaven.test.skip=true -Dspotless.check.skip=true package) \
    >"$log" 2>&1 9>&-; then
    grep -m 5 '^\[ERROR\]' "$log" >&2 || true
    fail $ENVIRONMENT_ERROR "the build failed; all of it is in $log"
  fi
  find_jar
  [[ -z $jar ]] || touch "$jar" # also when nothing had to be compiled
  exec 9>&- || true
}

# ---- Spark -----------------------------------------------------------------------------------------

find_spark() { # sets spark_submit; empty for the embedded Spark
  spark_submit=
  if [[ -n ${SPARK_HOME:-} ]]; then
    [[ -x $SPARK_HOME/bin/spark-submit ]] ||
      fail $ENVIRONMENT_ERROR \
        "SPARK_HOME must hold bin/spark-submit, got '$SPARK_HOME'; set it to a Spark 4 or unset it"
    spark_submit=$SPARK_HOME/bin/spark-submit
  elif command -v spark-submit >/dev/null; then
    spark_submit=$(command -v spark-submit)
  fi
}

require_master() { # a standalone master that does not answer is told at once, not after a minute
  [[ $master == spark://* ]] || return 0
  local address
  local -a addresses
  IFS=, read -r -a addresses <<<"${master#spark://}"
  for address in "${addresses[@]}"; do
    [[ $address =~ ^(.+):([0-9]+)$ ]] ||
      fail $USAGE_ERROR "--master must be spark://HOST:PORT, got '$master'"
    if answers "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}"; then return 0; fi
  done
  fail $SPARK_ERROR "no master answers at $master; start one, or check host and port"
}

answers() { # HOST PORT
  local limit=()
  if command -v timeout >/dev/null; then limit=(timeout 5); fi
  # shellcheck disable=SC2016 # the inner shell expands its own arguments
  ${limit[@]+"${limit[@]}"} bash -c 'exec 3<>"/dev/tcp/$0/$1"' "$1" "$2" 2>/dev/null
}

jvm_flags() { # those for the JIT, and of conf/jvm.options those this JDK does not complain about
  grep -v '^#' "$root/conf/jvm.options" |
    if ((java_version < VECTOR_JDK)); then grep -v incubator; else cat; fi |
    if ((java_version < UNSAFE_JDK)); then grep -v sun-misc-unsafe; else grep -v sun.security.action; fi
  grep '^-' "$root/src/main/resources/org/nqueens/spark/compiler.options"
}

embedded_class_path() {
  local file path=$jar
  for file in "$root"/target/spark/jars/*.jar; do path=$path:$file; done
  printf '%s' "$path"
}

# ---- Start -----------------------------------------------------------------------------------------

jvm_line() { # FLAG ...; sets jvm, the start of a command line of the embedded Spark
  local flag
  jvm=("$java_home/bin/java")
  while IFS= read -r flag; do jvm+=("$flag"); done < <(jvm_flags)
  jvm+=("$@" "-Dlog4j2.configurationFile=$root/conf/log4j2.properties" -cp "$(embedded_class_path)")
}

# Loading Spark's classes takes a second and more; an archive of them, made in a run of its own for
# each JDK, saves most of it. Without one everything works, only later.
prepare_archive() { # sets archive_flags
  local version archive
  version=$(sed -n 's/^JAVA_RUNTIME_VERSION="\(.*\)"/\1/p' "$java_home/release" 2>/dev/null || true)
  archive=$root/target/classes-${version:-$java_version}.jsa
  # The JVM writes its complaints about an archive to standard output, where results belong.
  archive_flags=(-XX:SharedArchiveFile="$archive" -Xshare:auto -Xlog:disable)
  if [[ -e $archive && ! $jar -nt $archive ]]; then return; fi
  printf 'submit.sh: preparing faster starts for JDK %s, once\n' "$java_version" >&2
  rm -f "$archive"
  jvm_line -XX:ArchiveClassesAtExit="$archive.$$" -Xlog:disable
  if ! SPARK_LOCAL_IP=127.0.0.1 "${jvm[@]}" org.apache.spark.deploy.SparkSubmit \
    --properties-file "$root/conf/spark-defaults.conf" --master 'local[1]' \
    --conf spark.ui.enabled=false --class "$MAIN_CLASS" "$jar" count 8 --classes \
    --ledger "$archive.$$.ledger" \
    >/dev/null 2>&1 </dev/null || ! mv "$archive.$$" "$archive" 2>/dev/null; then
    archive_flags=(-Xlog:disable)
  fi
  rm -rf "$archive.$$.ledger"
}

submit_arguments() { # sets arguments, what spark-submit is given
  local flags
  flags=$(jvm_flags | tr '\n' ' ')
  if [[ $deploy_mode == client ]]; then
    flags="$flags\"-Dlog4j2.configurationFile=$root/conf/log4j2.properties\""
  fi
  arguments=(--properties-file "$root/conf/spark-defaults.conf" --load-spark-defaults
    --master "$master" --deploy-mode "$deploy_mode" --class "$MAIN_CLASS"
    --driver-java-options "$flags${driver_options:+ $driver_options}")
  if [[ -n $driver_memory ]]; then arguments+=(--driver-memory "$driver_memory"); fi
  if [[ $master == local* ]]; then arguments+=(--conf "spark.ui.enabled=$ui"); fi
  arguments+=(${spark_options[@]+"${spark_options[@]}"} "$jar" "${command[@]}")
}

driver_flags() { # sets flags, those of a driver that runs in the JVM started here; the user's last
  flags=("${archive_flags[@]}")
  if [[ -n $driver_memory ]]; then
    [[ $driver_memory =~ ^[0-9]+$ ]] && driver_memory=${driver_memory}m # Spark counts in MiB
    flags+=("-Xmx$driver_memory")
  fi
  local words
  read -r -a words <<<"$driver_options"
  flags+=(${words[@]+"${words[@]}"})
}

start() {
  export JAVA_HOME=$java_home
  if [[ -t 2 ]]; then
    NQUEENS_COLUMNS=${COLUMNS:-$(tput cols 2>/dev/null || echo 80)}
    export NQUEENS_COLUMNS
  fi
  if [[ $master == local* ]]; then export SPARK_LOCAL_IP=${SPARK_LOCAL_IP:-127.0.0.1}; fi
  if ! needs_spark; then
    start_embedded "$MAIN_CLASS" "${command[@]}"
  fi
  submit_arguments
  find_spark
  if [[ -n $spark_submit ]]; then
    say "Spark at $spark_submit"
    exec_line "$spark_submit" "${arguments[@]}"
  fi
  say "Spark embedded in $root/target/spark"
  export SPARK_HOME=$root/target/spark SPARK_SCALA_VERSION=2.13
  start_embedded org.apache.spark.deploy.SparkSubmit "${arguments[@]}"
}

needs_spark() { # whether the command runs on Spark; others start faster without a Spark context
  local word
  if [[ $master_given == true || ${command[0]} == count ]] || ((${#spark_options[@]} > 0)); then return 0; fi
  for word in "${command[@]:1}"; do
    if [[ $word == --spark || $word == *://* ]]; then return 0; fi
  done
  return 1
}

start_embedded() { # MAIN-CLASS ARGUMENT ...
  local flags
  prepare_archive
  driver_flags
  jvm_line "${flags[@]}"
  exec_line "${jvm[@]}" "$@"
}

exec_line() {
  say "$(printf '%q ' "${@//$(embedded_class_path)/<class path>}")"
  exec "$@"
}

root=$(project_folder)
NQUEENS_COMMAND=$(printf '%q ' "$0" "$@") # what a run that is stopped says to go on with
export NQUEENS_COMMAND
parse "$@"
find_jdk
say "JDK $java_version at $java_home"
build
require_master
start
