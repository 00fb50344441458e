import parcel.ParcelFees;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        int[] grams = {Integer.MIN_VALUE, -1, 0, 1, 499, 500, 501, 1999, 2000, 2001, 9999, 10000, 10001, 29999, 30000, 30001,
                30999, 31000, 31001, 32000, 123456, Integer.MAX_VALUE - 1, Integer.MAX_VALUE};
        for (boolean biz : new boolean[] {true, false})
            for (boolean ins : new boolean[] {true, false})
                for (String zone : new String[] {"EU", "DOMESTIC", "WORLD", "", "eu", null})
                    for (int g : grams)
                        t(biz + " " + ins + " " + zone + " " + g, () -> new ParcelFees(biz).fee(g, zone, ins));
    }
}
