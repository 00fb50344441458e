package stock.level;

public class Stock {
    private final Levels levels = new Levels();

    public int receive(String sku, int n) {
        if (n <= 0) {
            throw new IllegalArgumentException("nothing received");
        }
        return levels.add(sku, n);
    }

    public boolean ship(String sku, int n) {
        int level = levels.of(sku);
        if (n <= 0 || n > level) {
            return false;
        }
        levels.take(sku, n);
        return true;
    }

    public String report() {
        return levels.toString();
    }
}
