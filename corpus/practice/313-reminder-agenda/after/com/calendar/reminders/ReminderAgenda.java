package com.calendar.reminders;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

public class ReminderAgenda {
    private static final Comparator<Reminder> ORDER =
            Comparator.comparing(Reminder::dueAt).thenComparing(Reminder::user);

    private final TreeSet<Reminder> reminders = new TreeSet<>(ORDER);

    public void add(Reminder reminder) {
        reminders.add(reminder);
    }

    public boolean cancel(Reminder reminder) {
        return reminders.remove(reminder);
    }

    /** Takes out all that is due, the earliest first, then by user. */
    public List<Reminder> takeDue(LocalDateTime now) {
        List<Reminder> due = new ArrayList<>();
        while (!reminders.isEmpty() && !reminders.first().dueAt().isAfter(now)) {
            due.add(reminders.pollFirst());
        }
        return due;
    }

    public int size() {
        return reminders.size();
    }
}
