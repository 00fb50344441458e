package bio.labdesk.intake;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

public final class SampleCheck {

    private record Rule(String problem, Predicate<Sample> violated) { }

    private static final List<Rule> RULES = List.of(
            new Rule("unreadable barcode", s -> s.barcode() == null || !s.barcode().matches("[A-Z]{2}\\d{6}")),
            new Rule("too little material", s -> !(s.millilitres() >= 0.5)),
            new Rule("taken in the future", s -> s.daysOld() < 0),
            new Rule("too old", s -> s.daysOld() > 7),
            new Rule("unknown tube", s -> s.tube() == null),
            new Rule("heparin samples keep two days", s -> "heparin".equalsIgnoreCase(s.tube()) && s.daysOld() > 2));

    /** Everything that speaks against analysing the sample. */
    public List<String> problems(Sample sample) {
        List<String> problems = new ArrayList<>();
        for (Rule rule : RULES) {
            if (rule.violated().test(sample)) {
                problems.add(rule.problem());
            }
        }
        return problems;
    }

    public boolean accepts(Sample sample) {
        return RULES.stream().noneMatch(rule -> rule.violated().test(sample));
    }
}
