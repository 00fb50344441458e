package shop.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

public class ProductIndex {
    private final Map<String, Product> bySku;

    public ProductIndex(List<Product> products) {
        bySku = new TreeMap<>(products.stream().collect(Collectors.toMap(Product::sku, Function.identity())));
    }

    public Product find(String sku) {
        return bySku.get(sku);
    }

    public List<String> namesCheaperThan(long cents) {
        return bySku.values().stream()
                .filter(product -> product.priceCents() < cents)
                .map(Product::name)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public int size() {
        return bySku.size();
    }
}
