package ship.parcel;

public final class Rates {
    public enum Size { S, M, L, XL }

    private final int base;
    private int quotes;

    public Rates(int base) {
        this.base = base;
    }

    public int quote(Size size) {
        int factor = switch (size) {
            case null -> 0;
            case S -> 1;
            case M -> 2;
            case L, XL -> 3;
        };
        if (factor == 0) {
            return -1;
        }
        quotes++;
        return base * factor + (factor == 3 ? size.ordinal() : 0);
    }

    public int quotes() {
        return quotes;
    }
}
