package ds.ring;

public class LastValues {
    private final double[] ring;
    private int start;
    private int size;

    public LastValues(int capacity) {
        if (capacity <= 0 || capacity > 1000) {
            throw new IllegalArgumentException("capacity out of range");
        }
        this.ring = new double[capacity];
    }

    public void add(double v) {
        if (size < ring.length) {
            ring[(start + size++) % ring.length] = v;
        } else {
            ring[start] = v;
            start = (start + 1) % ring.length;
        }
    }

    public double sum() {
        double sum = 0;
        for (int i = 0; i < size; i++) {
            sum += ring[(start + i) % ring.length];
        }
        return sum;
    }

    public double[] oldestFirst() {
        double[] out = new double[size];
        for (int i = 0; i < size; i++) {
            out[i] = ring[(start + i) % ring.length];
        }
        return out;
    }
}
