import { writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { htmlReport } from '../../src/report/html/report.js'
import { largeReport, report } from './report-fixture.js'
test('w', () => { const a = performance.now(); writeFileSync('/tmp/rp/out/a.html', htmlReport(report)); const b = performance.now(); const t = htmlReport(largeReport(2000)); console.log(performance.now() - b, b - a, t.length); writeFileSync('/tmp/rp/out/b.html', t) })
