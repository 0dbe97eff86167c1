# Sourced by ./run, ./test and scripts/*: finds a Python that is new enough and prepares .venv with it.

# Prints the command of a Python 3.11 or later: $PYTHON if set, else that of .venv, else the first that works.
find_python() {
    local name
    for name in ${PYTHON:-.venv/bin/python python3 python3.13 python3.12 python3.11 python}; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$name"
            return
        fi
    done
    echo "wagontrain: needs Python 3.11 or later; found ${PYTHON:-$(python3 --version 2>/dev/null || echo none)}" >&2
    return 1
}

# prepare [--dev] [--no-package]: see scripts/prepare.py.
prepare() {
    local python
    python=$(find_python) || exit 1
    "$python" scripts/prepare.py "$@" || exit 1
}
