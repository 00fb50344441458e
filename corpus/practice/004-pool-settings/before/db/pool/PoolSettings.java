package db.pool;

public final class PoolSettings {
    private final int minSize;
    private final int maxSize;
    private final String name;

    private PoolSettings(int minSize, int maxSize, String name) {
        this.minSize = minSize;
        this.maxSize = maxSize;
        this.name = name;
    }

    public int minSize() {
        return minSize;
    }

    public int maxSize() {
        return maxSize;
    }

    public String name() {
        return name;
    }

    public static class Builder {
        private int minSize = 2;
        private int maxSize = 10;
        private String name = "pool";

        public Builder minSize(int minSize) {
            this.minSize = minSize;
            return this;
        }

        public Builder maxSize(int maxSize) {
            this.maxSize = maxSize;
            return this;
        }

        public Builder name(String name) {
            this.name = name;
            return this;
        }

        public PoolSettings build() {
            if (minSize < 0 || maxSize < minSize) {
                throw new IllegalStateException("bad sizes " + minSize + ".." + maxSize);
            }
            if (name == null || name.isBlank()) {
                throw new IllegalStateException("name missing");
            }
            return new PoolSettings(minSize, maxSize, name);
        }
    }
}
