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
        if (size == samples.length) {
            return false;
        }
        samples[(head + size) % samples.length] = sample;
        size++;
        return true;
    }

    public double poll() {
        if (size == 0) {
            throw new IllegalStateException("no sample");
        }
        double sample = samples[head];
        head = (head + 1) % samples.length;
        size--;
        return sample;
    }

    public double average() {
        if (size == 0) {
            return 0;
        }
        double sum = 0;
        for (int i = 0; i < size; i++) {
            sum += samples[(head + i) % samples.length];
        }
        return sum / size;
    }

    public int size() {
        return size;
    }
}
