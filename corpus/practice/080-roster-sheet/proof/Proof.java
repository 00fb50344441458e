import club.RosterSheet;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    public static void main(String[] args) {
        RosterSheet r = new RosterSheet();
        for (String s : new String[] {"Ann,a@x,12,vip", "Bob,,13,x", "Cid,c@x,14,", ",,,"})
            t(s, () -> { r.add(s); return "ok"; });
        System.out.print(r.render());
    }
}
