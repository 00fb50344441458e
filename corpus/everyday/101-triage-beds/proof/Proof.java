import health.emergency.*;

public class Proof {
    public static void main(String[] args) {
        BedRequests r = new BedRequests();
        for (int b : new int[] {4, 1, 2, 4, 12}) System.out.print(r.request(b) + " ");
        System.out.println(r.waiting() + " " + r.position(2));
        r.cancel(2);
        System.out.println(r.waiting());
        try { r.cancel(12); System.out.println(r.waiting()); } catch (IndexOutOfBoundsException e) { System.out.println("out of bounds"); }
        System.out.println(r.next() + " " + r.cleaned());
    }
}
