package branch;

import bank.*;

public class LocalDeposit extends Deposit {
}
