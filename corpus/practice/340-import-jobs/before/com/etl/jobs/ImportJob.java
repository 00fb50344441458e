package com.etl.jobs;

public record ImportJob(String file, int attempts) {
    public ImportJob again() {
        return new ImportJob(file, attempts + 1);
    }
}
