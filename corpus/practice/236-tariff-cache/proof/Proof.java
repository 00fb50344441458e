import com.telbill.tariff.TariffCache;

public class Proof {
    public static void main(String[] args) {
        TariffCache<String> cache = new TariffCache<>(2, code -> "tariff " + code);
        cache.get("A");
        cache.get("B");
        System.out.println(cache.peek("A") + " " + cache.codes());
        cache.get("C");
        System.out.println(cache.codes() + " " + cache.peek("A") + " " + cache.peek("B"));
    }
}
