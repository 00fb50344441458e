package snacks;

abstract class MachineState {
    abstract VendingMachine.Status status();

    abstract String display(VendingMachine machine);

    abstract int select(VendingMachine machine, String item);

    int insert(VendingMachine machine, int coin) { return coin; }
    int refund(VendingMachine machine) { return 0; }
    boolean lock(VendingMachine machine) { return false; }
    void unlock(VendingMachine machine) { throw new IllegalStateException(status() + " is not locked"); }

    static boolean accepted(int coin) {
        return switch (coin) {
            case 10, 20, 50, 100 -> true;
            default -> false;
        };
    }

    static final class Idle extends MachineState {
        VendingMachine.Status status() { return VendingMachine.Status.IDLE; }
        String display(VendingMachine machine) { return "READY " + machine.stock(); }

        int insert(VendingMachine machine, int coin) {
            if (!accepted(coin)) {
                return coin;
            }
            machine.become(new Paying(coin));
            return 0;
        }

        int select(VendingMachine machine, String item) {
            throw new IllegalStateException("insert coins first");
        }

        boolean lock(VendingMachine machine) {
            machine.become(new Locked());
            return true;
        }
    }

    static final class Paying extends MachineState {
        private int credit;

        Paying(int credit) { this.credit = credit; }
        VendingMachine.Status status() { return VendingMachine.Status.PAYING; }
        String display(VendingMachine machine) { return "CREDIT " + credit + "/" + machine.price(); }

        int insert(VendingMachine machine, int coin) {
            if (!accepted(coin) || credit + coin > machine.price() + 100) {
                return coin;
            }
            credit += coin;
            return 0;
        }

        int select(VendingMachine machine, String item) {
            if (!machine.available(item)) {
                return -1;
            }
            if (credit < machine.price()) {
                return -2;
            }
            machine.sell(item);
            machine.become(new Idle());
            return credit - machine.price();
        }

        int refund(VendingMachine machine) {
            machine.become(new Idle());
            return credit;
        }
    }

    static final class Locked extends MachineState {
        VendingMachine.Status status() { return VendingMachine.Status.LOCKED; }
        String display(VendingMachine machine) { return "LOCKED, earned " + machine.earned(); }
        int select(VendingMachine machine, String item) { throw new IllegalStateException("locked"); }
        boolean lock(VendingMachine machine) { return true; }
        void unlock(VendingMachine machine) { machine.become(new Idle()); }
    }
}
