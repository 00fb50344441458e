package warehouse.stock;

public interface ReorderListener {
    void reorder(String sku, int missing);
}
