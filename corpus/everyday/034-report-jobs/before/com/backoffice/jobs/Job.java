package com.backoffice.jobs;

public record Job(String name, int dueMinute) {
}
