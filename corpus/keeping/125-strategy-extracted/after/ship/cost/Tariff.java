package ship.cost;

enum Tariff {
    STANDARD {
        @Override
        int price(int grams) {
            return grams <= 500 ? 250 : 490;
        }
    },
    EXPRESS {
        @Override
        int price(int grams) {
            return 900 + grams / 10;
        }
    };

    abstract int price(int grams);
}
