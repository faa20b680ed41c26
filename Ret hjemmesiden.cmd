@echo off
rem Opens the site in the editor.
cd /d "%~dp0"
where npm >nul 2>nul || (
	echo Programmet Node mangler. Hent det her: https://nodejs.org
	pause
	exit /b 1
)
if not exist node_modules call npm ci
call npm run edit || pause
