import type { Finding, Report } from './conformance.js';

const sign = ({ fault, notExamined }: Finding) => (fault !== null ? 'FAIL' : notExamined !== null ? '–' : 'ok');
const remark = ({ fault, notExamined }: Finding) => fault ?? (notExamined && `not examined: ${notExamined}`);

/** Groups findings by call or rule, in order. */
function byName(findings: readonly Finding[]): [name: string, findings: Finding[]][] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) groups.set(finding.name, [...(groups.get(finding.name) ?? []), finding]);
  return [...groups];
}

const counts = ({ passed, failed, notExamined }: Report): string =>
  `${passed} passed, ${failed} failed, ${notExamined} not examined`;

/** The report as text: a line per failure or skipped check, and per passed call or rule. */
export function asText(report: Report): string {
  const lines = byName(report.findings).flatMap(([name, findings]) => {
    const [first] = findings;
    const remarkable = findings.filter((finding) => remark(finding) !== null);
    if (remarkable.length === 0) return [`ok    ${name} (${first?.section}): ${findings.length} of ${findings.length}`];
    return remarkable.map(
      (finding) => `${sign(finding).padEnd(5)} ${name} (${finding.section}): ${finding.check}: ${remark(finding)}`,
    );
  });
  return [...lines, counts(report), ''].join('\n');
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const section = (title: string, findings: readonly Finding[]) => [
  `## ${title}`,
  '',
  ...byName(findings).flatMap(([name, group]) => [
    `### ${name} · ${group[0]?.section}`,
    '',
    '| | Requirement | |',
    '| --- | --- | --- |',
    ...group.map((finding) => `| ${sign(finding)} | ${cell(finding.check)} | ${cell(remark(finding) ?? '')} |`),
    '',
  ]),
];

/** The report as Markdown. */
export function asMarkdown(report: Report, { url, at }: { url: string; at: Date }): string {
  const { findings } = report;
  return [
    `# Conformance of ${url}`,
    '',
    `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC: ${counts(report)}.`,
    '',
    ...section(
      'Rules',
      findings.filter(({ kind }) => kind === 'rule'),
    ),
    ...section(
      'Calls',
      findings.filter(({ kind }) => kind === 'call'),
    ),
  ].join('\n');
}
