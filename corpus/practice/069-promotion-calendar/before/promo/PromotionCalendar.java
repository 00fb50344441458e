package promo;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

public class PromotionCalendar {

    private static final class Entry {
        String name;
        LocalDate from;
        LocalDate to;
    }

    private final List<Entry> entries = new ArrayList<>();

    public void schedule(String name, LocalDate from, LocalDate to) {
        if (to.isBefore(from)) {
            throw new IllegalArgumentException("ends before it starts");
        }
        Entry entry = new Entry();
        entry.name = name;
        entry.from = from;
        entry.to = to;
        entries.add(entry);
    }

    public List<String> activeOn(LocalDate day) {
        List<String> names = new ArrayList<>();
        for (Entry entry : entries) {
            if (!day.isBefore(entry.from) && !day.isAfter(entry.to)) {
                names.add(entry.name);
            }
        }
        return names;
    }
}
