/** What people ask of a campaign, as views with readable names: the tables of the papers, and the rows behind them. */
import { bugKinds } from '../../model/bug.js'

const counts = [
  ...['applied', 'rejected', 'unusable', 'crashed', 'hung', 'uncompilable', 'changed', 'preserved', 'unknown', 'findings'],
  ...bugKinds.map(kind => `${kind}_bugs`),
]

/** Always those of this version: they are made anew when a campaign is upgraded. */
export const views: Readonly<Record<string, string>> = {
  /** The closing table of a hunt: a request counts as its first attempt came out. */
  summary: `
SELECT e.name AS engine, i.refactoring,
  CASE WHEN (SELECT count(*) FROM input o WHERE o.refactoring = i.refactoring) > 1 THEN i.source END AS source,
  ifnull((SELECT max(n) + 1 FROM request r WHERE r.engine = e.id AND r.input = i.id), 0) AS programs,
  ${counts.map(count => `ifnull(${count}, 0) AS ${count}`).join(', ')}, first_finding
FROM engine e CROSS JOIN input i
LEFT JOIN (
  SELECT engine, input,
    ${['applied', 'rejected', 'unusable', 'crashed', 'hung'].map(kind => `sum(outcome = '${kind}') AS ${kind}`).join(', ')},
    ${['uncompilable', 'changed', 'preserved', 'unknown'].map(kind => `sum(verdict IS '${kind}') AS ${kind}`).join(', ')}
  FROM attempt WHERE attempt = 0 GROUP BY engine, input
) a ON a.engine = e.id AND a.input = i.id
LEFT JOIN (
  SELECT engine, input, count(*) AS findings, min(n) + 1 AS first_finding FROM finding GROUP BY engine, input
) f ON f.engine = e.id AND f.input = i.id
LEFT JOIN (
  SELECT engine, input, ${bugKinds.map(kind => `sum(kind = '${kind}') AS ${kind}_bugs`).join(', ')}
  FROM (SELECT b.kind, f.engine, min(f.input) AS input FROM bug b JOIN bug_finding m ON m.bug = b.id JOIN finding f ON f.id = m.finding
    WHERE b.symptom_of IS NULL GROUP BY b.id)
  GROUP BY engine, input
) b ON b.engine = e.id AND b.input = i.id
ORDER BY e.id, i.id`,

  /** How many requests a message has refused, at the severity from which the plan takes it for a refusal. */
  rejections: `
SELECT e.name AS engine, i.refactoring, m.key, m.severity, sum(a.requests) AS rejected
FROM (SELECT engine, input, messages, count(*) AS requests FROM attempt WHERE attempt = 0 AND outcome = 'rejected' GROUP BY 1, 2, 3) a
JOIN (SELECT DISTINCT id, key, severity FROM message) m ON m.id = a.messages
JOIN engine e ON e.id = a.engine JOIN input i ON i.id = a.input
WHERE instr('info warning error fatal', m.severity)
  >= instr('info warning error fatal', (SELECT json_extract(plan, '$.rejectAt') FROM campaign))
GROUP BY a.engine, a.input, m.key, m.severity
ORDER BY a.engine, a.input, rejected DESC, m.key, m.severity`,

  finding_kinds: `
SELECT e.name AS engine, i.refactoring, kind, count(*) AS findings, count(DISTINCT b.bug) AS bugs, min(n) + 1 AS first_finding
FROM finding f JOIN engine e ON e.id = f.engine JOIN input i ON i.id = f.input LEFT JOIN bug_finding b ON b.finding = f.id
GROUP BY f.engine, f.input, kind
ORDER BY f.engine, f.input, kind`,

  bugs: `
SELECT b.id, b.kind, b.refactoring, e.name AS engine, b.cause, b.filters,
  (SELECT count(*) FROM bug_finding f WHERE f.bug = b.id) AS findings, b.smallest_id, b.symptom_of,
  (SELECT group_concat(x.engine || ' ' || x.answer, ', ') FROM elsewhere x WHERE x.bug = b.id) AS elsewhere
FROM bug b JOIN engine e ON e.id = b.engine
ORDER BY b.place`,

  /** In seconds, added up over all requests; waiting for a worker is part of it. */
  times: `
SELECT e.name AS engine, i.refactoring, count(*) AS requests,
  sum(apply_us) / 1e6 AS apply_s, sum(judge_us) / 1e6 AS judge_s, sum(verify_us) / 1e6 AS verify_s,
  sum(apply_us + judge_us + verify_us) / 1e6 AS total_s,
  (SELECT sum(apply_us + judge_us + verify_us) / 1e6 FROM time u WHERE u.engine = t.engine AND u.input = t.input
    AND n <= (SELECT min(n) FROM finding f WHERE f.engine = t.engine AND f.input = t.input)) AS first_finding_s
FROM time t JOIN engine e ON e.id = t.engine JOIN input i ON i.id = t.input
GROUP BY t.engine, t.input
ORDER BY t.engine, t.input`,

  attempts: `
SELECT e.name AS engine, i.refactoring, i.source, a.n, ${program('r')} AS program, a.attempt,
  (SELECT name FROM technique t WHERE t.id = a.technique) AS technique, q.refactoring AS asked, q.parameters, a.result_of,
  (SELECT group_concat(key, ' ') FROM disabled_key d WHERE d.id = a.disabled) AS disabled,
  a.outcome, (SELECT group_concat(severity || ' ' || key, ', ') FROM message m WHERE m.id = a.messages) AS messages,
  (SELECT type || ' at ' || frame FROM crash c WHERE c.id = a.crash) AS crash,
  CASE WHEN a.result IS NOT NULL THEN printf('%012x', a.result) END AS result,
  a.verdict, a.reason, a.sequences, a.relevant, a.differing, a.covered, a.grade
FROM attempt a JOIN request r ON r.engine = a.engine AND r.input = a.input AND r.n = a.n
JOIN engine e ON e.id = a.engine JOIN input i ON i.id = a.input JOIN asked q ON q.id = a.asked`,

  findings: findings('finding', '(SELECT bug FROM bug_finding b WHERE b.finding = f.id)'),
  flaky_findings: findings('flaky', 'NULL'),
}

/** A program of the campaign's own source is stored as its number. */
export function program(request: string): string {
  return `CASE typeof(${request}.program) WHEN 'integer' THEN i.source || '#' || ${request}.program ELSE ${request}.program END`
}

function findings(table: string, bug: string): string {
  return `
SELECT f.id, e.name AS engine, q.name AS technique, i.refactoring, f.n, ${program('r')} AS program, f.kind, ${bug} AS bug,
  (SELECT json_group_object(path, text) FROM (SELECT p.path, t.text FROM program p JOIN text t ON t.id = p.text WHERE p.id = f.before ORDER BY 1)) AS before,
  (SELECT json_group_object(path, text) FROM (
    SELECT p.path, t.text FROM program p JOIN text t ON t.id = p.text
    WHERE p.id = f.before AND p.path NOT IN (SELECT d.path FROM edit d WHERE d.id = f.edit)
    UNION ALL SELECT d.path, t.text FROM edit d JOIN text t ON t.id = d.text WHERE d.id = f.edit
    ORDER BY 1) WHERE f.edit IS NOT NULL) AS after,
  f.messages, f.cause
FROM ${table} f JOIN request r ON r.engine = f.engine AND r.input = f.input AND r.n = f.n
JOIN engine e ON e.id = f.engine JOIN input i ON i.id = f.input JOIN technique q ON q.id = f.technique
ORDER BY f.engine, f.input, f.n, f.place`
}
