package shop.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class ProductIndex {
    private final Map<String, Product> bySku;

    public ProductIndex(List<Product> products) {
        bySku = new TreeMap<>();
        for (Product product : products) {
            bySku.put(product.sku(), product);
        }
    }

    public Product find(String sku) {
        return bySku.get(sku);
    }

    public List<String> namesCheaperThan(long cents) {
        List<String> names = new ArrayList<>();
        for (Product product : bySku.values()) {
            if (product.priceCents() < cents) {
                names.add(product.name());
            }
        }
        return names;
    }

    public int size() {
        return bySku.size();
    }
}
