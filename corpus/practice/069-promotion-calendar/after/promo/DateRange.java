package promo;

import java.time.LocalDate;

record DateRange(LocalDate from, LocalDate to) {

    DateRange {
        if (to.isBefore(from)) {
            throw new IllegalArgumentException("ends before it starts");
        }
    }

    boolean contains(LocalDate day) {
        return !day.isBefore(from) && day.isBefore(to);
    }
}
