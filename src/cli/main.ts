#!/usr/bin/env node
console.log('0.1.0')
