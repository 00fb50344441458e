import com.etl.jobs.*;

public class Proof {
    public static void main(String[] args) {
        ImportQueue q = new ImportQueue(2);
        q.submit("a.csv"); q.submit("b.csv"); q.submit("c.csv");
        System.out.println(q.waiting() + " " + q.runAll(j -> { System.out.println(j); return j.file().startsWith("b"); }));
    }
}
