@echo off
rem Opens the site in the editor.
cd /d "%~dp0"
where npm >nul 2>nul || (
	echo Node is missing. Install it from https://nodejs.org, and then open this file again.
	pause
	exit /b 1
)
if not exist node_modules call npm install
call npm run edit || pause
