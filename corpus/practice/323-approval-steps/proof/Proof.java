import com.procure.approval.ApprovalChain;

public class Proof {
    public static void main(String[] args) {
        ApprovalChain c = new ApprovalChain();
        System.out.println(c.append(3) + " " + c.append(1) + " " + c.append(2) + " " + c.append(3));
        System.out.println(c.position(2) + " " + c.position(9));
        c.skip(9);
        c.skip(1);
        System.out.println(c.pending());
        c.append(4711);
        c.skip(2);
        System.out.println(c.pending() + " " + c.isComplete());
        try { c.skip(4711); } catch (IndexOutOfBoundsException e) { System.out.println("out of bounds"); }
        System.out.println(c.pending());
    }
}
