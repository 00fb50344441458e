package com.audiostream.rtp;

public final class StreamReport {
    private final long received;
    private final long lost;
    private final int late;

    StreamReport(long received, long lost, int late) {
        this.received = received;
        this.lost = lost;
        this.late = late;
    }

    public long received() {
        return received;
    }

    public long lost() {
        return lost;
    }

    public int late() {
        return late;
    }

    @Override
    public String toString() {
        return received + " received, " + lost + " lost, " + late + " late";
    }
}
