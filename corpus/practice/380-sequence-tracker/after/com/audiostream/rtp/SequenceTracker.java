package com.audiostream.rtp;

/** Follows the 16 bit sequence numbers of one audio stream. */
public final class SequenceTracker {
    private static final int MAX_GAP = 1000;

    private int expected;
    private boolean started;
    private long received;
    private long lost;
    private int late;

    /** False if the packet is late and should be dropped. */
    public boolean accept(int sequence) {
        if (sequence < 0 || sequence > 0xffff) {
            throw new IllegalArgumentException("sequence " + sequence);
        }
        received++;
        if (started) {
            int gap = sequence - expected;
            if (gap < 0 || gap > MAX_GAP) {
                late++;
                return false;
            }
            lost += gap;
        }
        started = true;
        expected = sequence + 1;
        return true;
    }

    public StreamReport report() {
        return new StreamReport(received, lost, late);
    }
}
