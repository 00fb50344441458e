import stall.MarketStall;

public class Proof {
    public static void main(String[] args) {
        MarketStall m = new MarketStall();
        m.add(250, 2);
        m.add(99, 1);
        System.out.println(m.total());
        System.out.println(m.checkout());
        System.out.println(m.turnover() + " " + m.total());
    }
}
