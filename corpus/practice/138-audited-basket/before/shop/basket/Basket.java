package shop.basket;

import java.util.Map;

public interface Basket {
    void put(String sku, int quantity);

    void remove(String sku);

    void mergeFrom(Basket other);

    Map<String, Integer> content();
}
