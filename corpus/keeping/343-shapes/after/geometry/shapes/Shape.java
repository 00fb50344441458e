package geometry.shapes;

public sealed interface Shape permits Circle, Box {
    long areaTimes100();

    Shape scaled(int factor);

    private static int requireSize(int size) {
        if (size < 0) {
            throw new IllegalArgumentException("negative size " + size);
        }
        return size;
    }

    static void requireSizes(int... sizes) {
        for (int size : sizes) {
            requireSize(size);
        }
    }
}
