# Sets everything up, then plays, as ./run does: .\run.ps1, or .\run.ps1 ARGS. Needs Python 3.11 or later.
$ErrorActionPreference = "Stop"
$root = Split-Path -Parent $MyInvocation.MyCommand.Path
if (Get-Command py -ErrorAction SilentlyContinue) {
    & py -3 (Join-Path $root "run.py") @args
} else {
    & python (Join-Path $root "run.py") @args
}
exit $LASTEXITCODE
