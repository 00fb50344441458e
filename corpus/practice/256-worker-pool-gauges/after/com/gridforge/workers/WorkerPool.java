package com.gridforge.workers;

public class WorkerPool {

    private final int size;
    private int active;

    public WorkerPool(int size) {
        this.size = size;
    }

    public boolean acquire() {
        if (active == size) {
            return false;
        }
        active++;
        return true;
    }

    public int active() {
        return active;
    }

    public int idle() {
        return size - active;
    }
}
