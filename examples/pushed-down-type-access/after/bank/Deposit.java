package bank;

public class Deposit {
}
