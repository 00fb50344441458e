import net.rackspan.alloc.*;

public class Proof {
    public static void main(String[] args) {
        SlotAllocator a = new SlotAllocator(6);
        System.out.println(a.reserve(2) + " " + a.freeSlots());
        System.out.println(a.allocate() + " " + a.freeSlots());
        System.out.println(a.reserve(3) + " " + a.freeSlots());
        a.release(2);
        System.out.println(a.freeSlots() + " " + a.available());
    }
}
