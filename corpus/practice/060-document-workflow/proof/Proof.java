import docs.flow.*;
import java.util.*;

public class Proof {
    interface Act { Object run() throws Throwable; }
    static void t(String label, Act a) {
        try { System.out.println(label + ": " + a.run()); }
        catch (Throwable e) { System.out.println(label + " ! " + e.getClass().getName()); }
    }
    static void walk(List<Status> path, int depth) {
        Document d = new Document();
        for (Status s : path) {
            try { d.moveTo(s); } catch (Exception e) { System.out.print(e.getClass().getSimpleName() + " "); }
        }
        System.out.print(path + " " + d.status() + " " + d.history() + " " + d.isFinal() + " ");
        for (Status s : Status.values()) System.out.print(d.canMoveTo(s) ? 1 : 0);
        System.out.println(d.canMoveTo(null));
        if (depth == 0) return;
        List<Status> next = new ArrayList<>(Arrays.asList(Status.values()));
        next.add(null);
        for (Status s : next) { List<Status> p = new ArrayList<>(path); p.add(s); walk(p, depth - 1); }
    }
    public static void main(String[] args) {
        walk(new ArrayList<>(), 3);
        Document d = new Document();
        d.history().add(null);
        t("h", d::history);
    }
}
