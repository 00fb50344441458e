package com.calendar.reminders;

import java.time.LocalDateTime;

public record Reminder(String user, LocalDateTime dueAt, String text) {
}
