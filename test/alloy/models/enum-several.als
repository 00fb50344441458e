// Two enumerations, and fields between their values.
enum Light { Off, On }
enum Size { Small, Big }
one sig Lamp { size: Light -> lone Size }

run { some Lamp.size and Lamp.size[On] != Small }
