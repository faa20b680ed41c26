// Logs the address that was not found.

console.error(`404: ${location.pathname}`);
