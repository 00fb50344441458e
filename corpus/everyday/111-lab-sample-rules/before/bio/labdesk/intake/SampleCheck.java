package bio.labdesk.intake;

import java.util.ArrayList;
import java.util.List;

public final class SampleCheck {

    /** Everything that speaks against analysing the sample. */
    public List<String> problems(Sample sample) {
        List<String> problems = new ArrayList<>();
        if (sample.barcode() == null || !sample.barcode().matches("[A-Z]{2}\\d{6}")) {
            problems.add("unreadable barcode");
        }
        if (!(sample.millilitres() >= 0.5)) {
            problems.add("too little material");
        }
        if (sample.daysOld() < 0) {
            problems.add("taken in the future");
        } else if (sample.daysOld() > 7) {
            problems.add("too old");
        }
        if (sample.tube() == null) {
            problems.add("unknown tube");
        } else if (sample.tube().equalsIgnoreCase("heparin") && sample.daysOld() > 2) {
            problems.add("heparin samples keep two days");
        }
        return problems;
    }

    public boolean accepts(Sample sample) {
        return problems(sample).isEmpty();
    }
}
