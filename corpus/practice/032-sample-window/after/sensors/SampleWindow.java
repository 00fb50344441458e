package sensors;

/** A queue of samples with a fixed capacity. */
public class SampleWindow {
    private final double[] samples;
    private int head;
    private int size;

    public SampleWindow(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity " + capacity);
        }
        samples = new double[capacity];
    }

    public boolean offer(double sample) {
        if (isFull()) {
            return false;
        }
        samples[slot(size++)] = sample;
        return true;
    }

    public double poll() {
        if (size == 0) {
            throw new IllegalStateException("no sample");
        }
        double sample = samples[head];
        head = slot(head + 1);
        size--;
        return sample;
    }

    public double average() {
        if (size == 0) {
            return 0;
        }
        double sum = 0;
        for (int i = 0; i < size; i++) {
            sum += samples[slot(head + i)];
        }
        return sum / size;
    }

    public int size() {
        return size;
    }

    private boolean isFull() {
        return size == samples.length;
    }

    private int slot(int index) {
        return index % samples.length;
    }
}
