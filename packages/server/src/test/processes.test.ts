import { betweenProcesses } from '../testing/between-processes.ts';

betweenProcesses();
