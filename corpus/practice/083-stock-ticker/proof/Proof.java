import ticker.StockTicker;

public class Proof {
    public static void main(String[] args) {
        StockTicker s = new StockTicker();
        Runnable end = s.subscribe(c -> System.out.println("got " + c));
        s.publish(5);
        end.run();
        s.publish(6);
        System.out.println("end");
    }
}
