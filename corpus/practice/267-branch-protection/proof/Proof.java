import com.mergehall.policy.*;

public class Proof {
    public static void main(String[] args) {
        BranchPolicy p = new BranchPolicy();
        Branch main = new Branch("main", true, false), topic = new Branch("topic", false, false);
        for (Member m : new Member[] {new Member("root", true, true, false), new Member("ada", true, false, false), new Member("mel", false, true, false), new Member("dev", false, false, false)}) {
            System.out.println(p.explain(m, main) + " / " + p.explain(m, topic));
        }
    }
}
