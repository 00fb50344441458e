package org.tremorwatch.signal;

/** The last samples of a seismometer channel. */
public class RollingWindow {

    private final double[] ring;
    private int head;
    private int size;

    public RollingWindow(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity " + capacity);
        }
        this.ring = new double[capacity];
    }

    public void push(double sample) {
        ring[head] = sample;
        head = (head + 1) % ring.length;
        if (size < ring.length) {
            size++;
        }
    }

    public int size() {
        return size;
    }

    /** The oldest sample has index 0. */
    public double get(int index) {
        check(index);
        return ring[(head + ring.length - size + index) % ring.length];
    }

    /** The newest sample is 0 samples ago. */
    public double ago(int samples) {
        check(samples);
        return ring[Math.floorMod(head - 1 - samples, ring.length)];
    }

    /** Ratio of the mean amplitude of the newest samples to that of the whole window. */
    public double staLta(int shortLength) {
        double shortSum = 0;
        for (int i = 0; i < Math.min(shortLength, size); i++) {
            shortSum += Math.abs(ago(i));
        }
        double longSum = 0;
        for (int i = 0; i < size; i++) {
            longSum += Math.abs(get(i));
        }
        return longSum == 0 ? 0 : (shortSum / shortLength) / (longSum / size);
    }

    private void check(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("index " + index + " of " + size);
        }
    }
}
