// Tells the console which address led to the missing page.

console.error(`404: ${location.pathname}`);
