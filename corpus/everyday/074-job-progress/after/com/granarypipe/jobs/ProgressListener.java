package com.granarypipe.jobs;

public interface ProgressListener {

    void started(String job, int total);

    void advanced(String job, int done);

    default void finished(String job) {
    }
}
