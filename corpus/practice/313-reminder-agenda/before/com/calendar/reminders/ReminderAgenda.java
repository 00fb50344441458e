package com.calendar.reminders;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;

public class ReminderAgenda {
    private final List<Reminder> reminders = new ArrayList<>();

    public void add(Reminder reminder) {
        if (!reminders.contains(reminder)) {
            reminders.add(reminder);
        }
    }

    public boolean cancel(Reminder reminder) {
        return reminders.remove(reminder);
    }

    /** Takes out all that is due, the earliest first, then by user. */
    public List<Reminder> takeDue(LocalDateTime now) {
        List<Reminder> due = new ArrayList<>();
        for (Iterator<Reminder> it = reminders.iterator(); it.hasNext(); ) {
            Reminder reminder = it.next();
            if (!reminder.dueAt().isAfter(now)) {
                due.add(reminder);
                it.remove();
            }
        }
        due.sort(Comparator.comparing(Reminder::dueAt).thenComparing(Reminder::user));
        return due;
    }

    public int size() {
        return reminders.size();
    }
}
